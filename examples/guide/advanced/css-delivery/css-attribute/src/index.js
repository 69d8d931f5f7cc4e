import sheet from './tide.css' with { type: 'css' };

export { sheet };
