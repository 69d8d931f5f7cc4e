export * from 'alpha';
export * from 'beta';
export * from 'gamma';
export * from 'delta';
export * from 'omega';
