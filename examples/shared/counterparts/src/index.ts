import './boat.css';
import names from './mast.module.css';

const never = 'gone';
export const later = async (depth?: number): Promise<string> => {
  const { tide } = await import('./later');
  return [names.mast, tide(depth ?? 1), /*#__PURE__*/ String('kept')].join();
};
/*#__PURE__*/ String('pure');
