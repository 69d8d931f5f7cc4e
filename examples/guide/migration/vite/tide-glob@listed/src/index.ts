export const languages = {
  en: () => import('./languages/en'),
  fr: () => import('./languages/fr'),
};
