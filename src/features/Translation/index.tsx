import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {usePageData} from '../Page/usePageData';
import styles from './styles.module.css';

/** What `lang` says where a page is shown in another language than the site round it; nothing on other pages. */
interface Languages {
  /** Of the article. */
  text?: string;
  /** Of the interface inside the article. */
  interface?: string;
}

/** The languages of the page: an untranslated one is shown as it was written. */
export function usePageLanguages(): Languages {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {lang, textLang} = usePageData();
  return lang === textLang
    ? {}
    : {text: localeConfigs[textLang]?.htmlLang, interface: localeConfigs[lang]?.htmlLang};
}

/** Tells that the page is not translated; nothing where it is. */
export function UntranslatedNotice(): ReactNode {
  const {localeConfigs} = useDocusaurusContext().i18n;
  const {textLang} = usePageData();
  const languages = usePageLanguages();
  return languages.text ? (
    <>
      <Head>
        {/* Search engines have the original. */}
        <meta name="robots" content="noindex" />
      </Head>
      <p className={styles.notice} lang={languages.interface} data-print="hidden">
        <Translate
          id="site.translation.untranslated.notice"
          description="Stands above a page that is shown in its original language; {language} is the name of that language"
          values={{language: localeConfigs[textLang]?.label ?? textLang}}
        >
          {'This page is not translated yet, so you see it in {language}.'}
        </Translate>
      </p>
    </>
  ) : null;
}
