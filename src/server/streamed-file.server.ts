/** A file to keep, made while it is sent. */
export interface StreamedFile {
  readonly body: ReadableStream<Uint8Array>;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What a browser saves as it comes. The next part is asked for when the reader has taken the last one, so that no more
 * than one is held, however long the file and however slow the line.
 *
 * @param name with its ending
 */
export function streamedFile(parts: AsyncGenerator<string, void>, name: string, type: string): StreamedFile {
  return {
    body: streamOf(parts),
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  };
}

function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return()),
  });
}
