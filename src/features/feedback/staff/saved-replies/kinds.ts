import { maxReplyLength } from '../kinds.ts';

export const savedReplyLimits = { title: 100, text: maxReplyLength } as const;
