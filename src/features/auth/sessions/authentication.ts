import type { AuthenticationMethod } from './access-token.ts';

/** The ways in which a second factor is shown, as the protocol's `amr` names them. */
export const factorMethods: readonly string[] = ['totp', 'phone', 'recovery_code'];

/** How the person proved who they are, newest first, each way once: also after another proof of the same way. */
export const withProof = (
  amr: readonly AuthenticationMethod[],
  proof: AuthenticationMethod,
): AuthenticationMethod[] => [proof, ...amr.filter(({ method }) => method !== proof.method)];

/** What is left where the factor that was shown is gone. */
export const withoutFactors = (amr: readonly AuthenticationMethod[]): AuthenticationMethod[] =>
  amr.filter(({ method }) => !factorMethods.includes(method));

/** For so long nobody is asked once more who they are. */
const freshSeconds = 600;

/**
 * Whether the person proved in one of these ways, a moment ago, who they are.
 *
 * @param methods any where left out
 */
export const isFresh = (
  amr: readonly AuthenticationMethod[],
  now: Date,
  methods?: readonly string[],
): boolean =>
  amr.some(
    ({ method, timestamp }) =>
      (!methods || methods.includes(method)) && now.getTime() / 1000 - timestamp <= freshSeconds,
  );
