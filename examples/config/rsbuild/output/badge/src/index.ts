import './badge.css';
import logo from './logo.svg';

/*! badge 1.0 */
export const badge = (label: string): string => {
  const image = `<img src="${logo}" alt="">`;
  return `<b class="badge">${image}${label}</b>`;
};
