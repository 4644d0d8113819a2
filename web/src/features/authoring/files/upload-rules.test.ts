import { expect, test } from 'vitest';
import { problemOfFile } from './upload-rules.ts';

const megabyte = 1024 ** 2;
const problem = (name: string, size: number, target: 'simulation' | 'room' = 'simulation') =>
  problemOfFile({ name, size }, target);

test('an uploaded file can have exactly 20 MB', () => {
  expect(problem('Map.PDF', 20 * megabyte)).toBeUndefined();
  expect(problem('clip.mp4', 20 * megabyte, 'room')).toBeUndefined();
});

test('a file above 20 MB is refused, with its size in the message', () => {
  expect(problem('map.pdf', 20 * megabyte + 1, 'room')).toEqual({
    title: 'File size limit exceeded',
    text: 'Files must be less than 20MB. Current size: 20.0MB',
  });
  expect(problem('clip.webm', 25.5 * megabyte)).toEqual({
    title: 'Video size exceeded',
    text: 'Video files must be less than 20MB. Current size: 25.5MB',
  });
  expect(problem('clip.webm', 25.5 * megabyte, 'room')).toEqual({
    title: 'Video size exceeded',
    text: 'Video file is too large. Maximum size is 20MB. Current size: 25.5MB',
  });
});

test('an empty file and a file of an unknown type are refused', () => {
  for (const name of ['run.exe', 'notes', '.pdf'])
    expect(problem(name, 5)).toEqual({
      title: 'Upload Failed',
      text: 'Files of this type cannot be uploaded',
    });
  expect(problem('empty.txt', 0)).toEqual({ title: 'Upload Failed', text: 'This file is empty' });
});
