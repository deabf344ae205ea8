import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { writtenAt } from './written.tsx';

test('an answer that is not the page is a failure, not something to read', async () => {
  const server = createServer((_, response) => response.writeHead(503).end('<p data-written="a">Busy</p>'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(writtenAt(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ status: 503 });
  server.close();
});
