import { data, redirect } from 'react-router';
import { apiClient, ApiError, read, whyFailed } from '#src/api/client.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { languageOf } from '#src/lib/language.ts';
import { sentParameter } from './limits.ts';
import { contactMessages } from './messages.ts';

/** A form that was not taken: what was typed, and what is wrong; texts are translated where they are shown. */
export interface RefusedForm {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  /** What is wrong with the whole, where no field is to blame. */
  readonly failure: string | null;
}

const fields = ['name', 'email', 'subject', 'message', 'website'] as const;

/**
 * Takes the form as a browser without scripts sends it: stored, it leads to the page that says thanks; refused, it comes
 * back as it was typed.
 */
export async function takePlainForm(request: Request, fetch: typeof globalThis.fetch) {
  const form = await request.formData();
  const textOf = (name: (typeof fields)[number]) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  };
  const typed = Object.fromEntries(fields.map(textOf)) as Record<(typeof fields)[number], string>;
  try {
    const headers = { 'accept-language': languageOf(new URL(request.url).pathname) };
    await read(apiClient(fetch, 'http://internal').feedback.$post({ json: typed }, { headers }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, errors = [] } = error.problem;
    const failure = errors.length > 0 ? null : whyFailed(error, contactMessages.failed);
    return data({ typed, errors: fieldErrors(errors), failure } satisfies RefusedForm, { status });
  }
  return redirect(`${new URL(request.url).pathname}?${sentParameter}=1`, 303);
}
