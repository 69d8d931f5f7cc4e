import useDocusaurusContext from '../useDocusaurusContext';

/** The public class names that the theme uses. */
export const ThemeClassNames = {
  docs: {docMarkdown: 'theme-doc-markdown'},
  tabs: {container: 'theme-tabs-container'},
};

export function useThemeConfig() {
  return useDocusaurusContext().siteConfig.themeConfig;
}
