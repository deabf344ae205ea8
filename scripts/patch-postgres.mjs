/**
 * Repairs faults of postgres.js 3.4.9 around lost connections and COPY, which stop the process, the pool, the
 * right answer or the atomicity of a transaction (its issues 499, 917, 1154, 1173, 1208). Runs after every install; stops it when the driver changed.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../node_modules/postgres/src/', import.meta.url);

/** File, what stands there, what shall stand there; `all`: at each occurrence. */
const repairs = [
  // A write to a connection without socket threw where nobody can catch it, and ended the process.
  [
    'connection.js',
    '  function nextWrite(fn) {\n    const x',
    "  function nextWrite(fn) {\n    if (!socket) {\n      chunk = nextWriteTimer = null\n      error(Errors.connection('CONNECTION_CLOSED', options))\n      return false\n    }\n    const x",
  ],
  // What was not yet sent stayed with the connection, which after that never sent anything again.
  [
    'connection.js',
    '    clearImmediate(nextWriteTimer)\n    socket.removeListener',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
  ],
  [
    'connection.js',
    '    clearImmediate(nextWriteTimer)\n    if (socket) {',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {',
  ],
  // After an error of the socket, queries sent in the same tick stayed in line and got the answers of later ones.
  [
    'connection.js',
    "    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
    "    if (query || sent.length) error(Errors.connection('CONNECTION_CLOSED', options, socket))\n    query = null\n",
  ],
  // Rows of an answer that was cut off still counted, so that the next answer on that connection began with a gap.
  [
    'connection.js',
    '  async function closed(hadError) {\n    incoming',
    '  async function closed(hadError) {\n    rows = 0\n    result = new Result()\n    results = errorResponse = null\n    incoming',
  ],
  // An error after the last row of a COPY was sent left who waited for its end waiting for ever.
  [
    'connection.js',
    '    stream && (stream.destroy(err), stream = null)\n',
    '    stream && (stream.destroy(err), stream = null)\n    final && (final(err), final = null)\n',
  ],
  // A COPY out whose reader was slow at its end, or went away, left the connection deaf.
  [
    'connection.js',
    '    stream = null\n  }\n\n  function NoticeResponse',
    '    stream = null\n    socket.resume()\n  }\n\n  function NoticeResponse',
  ],
  [
    'connection.js',
    'function CopyOutResponse() {\n    stream = new Stream.Readable({\n      read() { socket.resume() }\n',
    'function CopyOutResponse() {\n    stream = new Stream.Readable({\n      read() { socket && socket.resume() },\n      destroy(error, callback) {\n        stream === this && (stream = null, socket && socket.resume())\n        callback(error)\n      }\n',
  ],
  // A transaction whose connection was lost went on with the same connection, opened anew and outside of it.
  ['index.js', '      , prepare = null\n', '      , prepare = null\n      , lost = null\n'],
  ['index.js', 'connection.onclose = reject)', 'connection.onclose = error => reject(lost = error))'],
  [
    'index.js',
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n        c.queue',
    '        q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost)\n          return q.reject(lost)\n        c.queue',
  ],
];

for (const [file, before, after] of repairs) {
  const path = new URL(file, source);
  const text = readFileSync(path, 'utf8');
  if (text.includes(after)) continue;
  if (text.split(before).length !== 2)
    throw new Error(`${path.pathname} is not the postgres.js that this repair is for`);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}
