import {
  Fragment,
  useContext,
  useRef,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';

import Head from '../Head';
import {translate} from '../Translate';
import {ColorModeContext, type ColorModeState} from '../siteFixture';
import useDocusaurusContext from '../useDocusaurusContext';

export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

/** The public class names that the theme uses. */
export const ThemeClassNames = {
  docs: {docMarkdown: 'theme-doc-markdown'},
  tabs: {container: 'theme-tabs-container'},
};

export function useThemeConfig() {
  return useDocusaurusContext().siteConfig.themeConfig;
}

export function useColorMode(): ColorModeState {
  return useContext(ColorModeContext);
}

export function composeProviders(
  providers: readonly ComponentType<{children: ReactNode}>[],
): ComponentType<{children: ReactNode}> {
  return ({children}) =>
    providers.reduceRight((inner, Provider) => <Provider>{inner}</Provider>, <>{children}</>);
}

export function HtmlClassNameProvider({
  className,
  children,
}: {
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Head>
        <html className={className} />
      </Head>
      {children}
    </>
  );
}

export function PageMetadata({
  title,
  description,
}: {
  readonly title?: string;
  readonly description?: string;
}): ReactNode {
  const site = useDocusaurusContext().siteConfig;
  return (
    <Fragment>
      {title ? (
        <Head>
          <title>
            {title === site.title ? title : `${title} ${site.titleDelimiter} ${site.title}`}
          </title>
        </Head>
      ) : null}
      {description ? (
        <Head>
          <meta name="description" content={description} />
        </Head>
      ) : null}
    </Fragment>
  );
}

export function SkipToContentLink({className}: {readonly className?: string}): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const label = translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'});
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    const target =
      document.querySelector<HTMLElement>('main:first-of-type') ??
      document.getElementById(SkipToContentFallbackId);
    target?.setAttribute('tabindex', '-1');
    target?.focus();
    target?.removeAttribute('tabindex');
  };
  return (
    <div ref={container} role="region" aria-label={label}>
      <a className={className} href={`#${SkipToContentFallbackId}`} onClick={handleClick}>
        {label}
      </a>
    </div>
  );
}
