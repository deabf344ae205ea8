declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module 'virtual:boot' {
  const boot: string;
  export default boot;
}

declare module 'virtual:early*' {
  const early: string;
  export default early;
}
