import { useLingui } from '@lingui/react/macro';

/** How Birtu works, the first three in the home page's panel, all of them on the About page. */
export function useApproach(): { readonly name: string; readonly text: string }[] {
  const { t } = useLingui();
  return [
    {
      name: t`Begin where you are`,
      text: t`Every plan starts with movements that a beginner can do well, and adds a little at a time.`,
    },
    {
      name: t`Use what is at hand`,
      text: t`A chair, a mat, a jerrycan filled with water. You need no gym.`,
    },
    {
      name: t`Eat what you know`,
      text: t`Shiro, misir, gomen, kolo: food from your own table, with the energy of each day counted, on fasting days too.`,
    },
    {
      name: t`Say where it comes from`,
      text: t`A figure about food or health carries its source. Where nobody has measured, we say so and give a range.`,
    },
    {
      name: t`Keep it cheap to use`,
      text: t`A page costs less data than one photograph. Exercises are drawings, not videos.`,
    },
  ];
}
