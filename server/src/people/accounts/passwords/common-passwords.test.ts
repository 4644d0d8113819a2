import { afterAll, beforeAll, expect, it } from 'vitest';
import { register, registration } from '../../../testing/people.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const common = { status: 422, code: 'account.password-common' };
const logIn = (username: string, password = 'correct horse') =>
  server.nobody.call('logIn', { body: { username, password } });

it.each(['password', 'PassWord1', '１２３４５６７８', 'Vincere2024', 'Lovelace1', 'qwertyuiop'])(
  'nobody registers with the common password %s',
  async (password) => {
    await expect(register(server.nobody, { password })).rejects.toMatchObject(common);
  },
);

it('a short password is refused with the specified message', async () => {
  await expect(register(server.nobody, { password: 'pass' })).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Password must be at least 8 characters.'),
  });
});

it('a registration whose password is refused does not count', async () => {
  const person = registration({ password: 'password1' });
  for (let n = 0; n < 30; n++) await expect(register(server.nobody, person)).rejects.toMatchObject(common);
  await register(server.nobody, { ...person, password: 'correct horse' });
});

it('a change to a common password is refused, and keeps the session', async () => {
  const { email_address } = await register(server.nobody);
  const owner = server.as((await logIn(email_address)).access_token);
  const change = (current_password: string, password: string) =>
    owner.call('changePassword', { body: { current_password, password } });
  await expect(change('correct horse', 'password1')).rejects.toMatchObject(common);
  await expect(change('correct horse', `${email_address}1`)).rejects.toMatchObject(common);
  await expect(change('wrong', 'password1')).rejects.toMatchObject({
    status: 403,
    code: 'account.wrong-password',
  });
  await owner.call('getProfile');
});

it('a link still works after a refused password', async () => {
  const { id } = await register(server.nobody, { last_name: 'Babbage' });
  const administrator = await server.administrator();
  const { url } = await administrator.call('createResetLink', { params: { userId: id } });
  const token = new URL(url).searchParams.get('token') ?? '';
  const reset = (password: string) => server.nobody.call('resetPassword', { body: { token, password } });
  for (const password of ['12345678', 'babbage1822'])
    await expect(reset(password)).rejects.toMatchObject(common);
  await reset('another horse');
});

it('an old password that is now refused still logs in', async () => {
  const { email_address, id } = await register(server.nobody);
  const owner = server.as((await logIn(email_address)).access_token);
  await owner.call('updateProfile', { body: { username: 'correct horse' } });
  expect(await logIn(email_address)).toMatchObject({ id });
});
