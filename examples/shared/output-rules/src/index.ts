import './chip.css';
import styles from './chip.module.css';
import wave from './wave.svg';

/*! chip 1.0 */
// a usual comment
export function chip(longName: string): string[] {
  console.log('the log');
  console.warn('the warning');
  return [styles.round, wave, longName, 'é'];
}
const unused = () => 'dead code';
