import { fsyncSync, writeSync } from 'node:fs';

/** Bytes of lines that wait while nothing is taken; what comes beyond them is counted, and told once there is room. */
const maxWaiting = 1_000_000;
/** Milliseconds after which it is tried again. */
const pause = 500;

/**
 * Standard output that a process outlives: where a disk is full, or whoever reads a pipe is slow, lines wait, and where
 * nobody reads any more they go.
 *
 * @param write what takes bytes of them, as `writeSync` does
 */
export function lastingOutput(write: (bytes: Buffer) => number = (bytes) => writeSync(1, bytes)) {
  let waiting = Buffer.alloc(0);
  let fresh: string[] = [];
  let size = 0;
  let dropped = 0;
  let next: NodeJS.Immediate | NodeJS.Timeout | undefined;

  const flush = () => {
    next = undefined;
    waiting = Buffer.concat([waiting, Buffer.from(fresh.join(''))]);
    fresh = [];
    try {
      while (waiting.length > 0) waiting = waiting.subarray(write(waiting));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EPIPE') waiting = Buffer.alloc(0);
      else next = setTimeout(flush, pause).unref();
    }
    size = waiting.length;
    if (size > 0 || dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    const told = {
      level: 40,
      time: new Date().toISOString(),
      lines,
      msg: 'The log had no room for some lines',
    };
    add(`${JSON.stringify(told)}\n`);
  };
  const add = (line: string) => {
    const bytes = Buffer.byteLength(line);
    if (size + bytes > maxWaiting) return void (dropped += 1);
    size += bytes;
    fresh.push(line);
    next ??= setImmediate(flush);
  };
  return { write: add, flush };
}

/** Milliseconds for which a slow reader of a pipe is waited for. */
const patience = 5_000;
/** What cannot be made safe by its kind: pipes, terminals. */
const withoutDisk = /^E(INVAL|ROFS|NOTSUP|OPNOTSUPP)$/;

/**
 * Prints what is nowhere else, at once and on the disk where it goes to one.
 *
 * @throws where not all of it was taken
 */
export function printForSure(line: string): void {
  let waiting = Buffer.from(line);
  const until = Date.now() + patience;
  while (waiting.length > 0)
    try {
      waiting = waiting.subarray(writeSync(1, waiting));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  try {
    fsyncSync(1);
  } catch (error) {
    if (!withoutDisk.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
