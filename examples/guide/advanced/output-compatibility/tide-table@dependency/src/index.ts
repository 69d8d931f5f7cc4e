export { lastWave } from 'wave-kit';
