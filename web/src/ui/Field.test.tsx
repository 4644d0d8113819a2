import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea, TextField } from './Field.tsx';

for (const [kind, Field] of [
  ['text field', TextField],
  ['text area', TextArea],
] as const) {
  test(`a ${kind} is described by its hint`, () => {
    render(<Field label="Name" hint="Shown to participants." />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Shown to participants.');
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  test(`an error replaces the hint of a ${kind} and is announced`, () => {
    render(<Field label="Name" hint="Shown to participants." error="This field is required" />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('This field is required');
    expect(screen.queryByText('Shown to participants.')).not.toBeInTheDocument();
  });
}
