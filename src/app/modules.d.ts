declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:boot' {
  const boot: string;
  export default boot;
}
