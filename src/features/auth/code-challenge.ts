/** What a client keeps the answer to, so that only it can exchange a code for its session (PKCE, RFC 7636). */
export interface CodeChallenge {
  readonly challenge: string;
  readonly method: 's256' | 'plain';
}
