import './button.scss';
import labels from './labels.yaml';

export { labels };
