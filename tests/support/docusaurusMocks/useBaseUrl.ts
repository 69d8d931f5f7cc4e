import {hasProtocol} from './isInternalUrl';
import useDocusaurusContext from './useDocusaurusContext';

export function useBaseUrlUtils(): {withBaseUrl: (url: string) => string} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return {
    withBaseUrl(url) {
      if (!url || url.startsWith('#') || hasProtocol(url)) {
        return url;
      }
      if (url === baseUrl.replace(/\/$/, '')) {
        return baseUrl;
      }
      return url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '');
    },
  };
}

export default function useBaseUrl(url: string): string {
  return useBaseUrlUtils().withBaseUrl(url);
}
