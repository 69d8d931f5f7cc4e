import { clean } from '@/text';
import styles from '@/tag.module.css';
import './base.css';
import icon from '@/icon.svg';

export const tag = (label: string) =>
  `<b class="${styles.tag}"><img src="${icon}">${clean(label)}</b>`;
