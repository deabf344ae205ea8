import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withoutLanguage } from '#src/lib/language.ts';
import { isNarrowed } from '#src/lib/list-address.ts';
import { ButtonLink } from '../button.tsx';

interface NothingFoundProps {
  /** Nothing is like what is asked for. */
  readonly children: ReactNode;
  /** There is nothing at all: what will stand here. */
  readonly none: ReactNode;
  /** These words are specified for every empty list: they stand below what there is to say. */
  readonly isSpecified?: boolean;
  /** The way to the whole list, where it is called otherwise. */
  readonly all?: ReactNode;
}

/** In the place of a list's rows: whether there are none at all, or only none like what is asked for. */
export function NothingFound({
  children,
  none,
  isSpecified = false,
  all = <Trans>Show all</Trans>,
}: NothingFoundProps) {
  const [parameters] = useSearchParams();
  const list = withoutLanguage(useLocation().pathname);
  return (
    <div className="grid justify-items-start gap-4">
      {isNarrowed(parameters) ? (
        <>
          <p>{children}</p>
          <ButtonLink to={list} className="text-base">
            {all}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{none}</p>
          {isSpecified && <p className="text-base">{children}</p>}
        </>
      )}
    </div>
  );
}
