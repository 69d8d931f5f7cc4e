export const folder = [process.cwd(), Buffer.from('a'), global.performance, process.env.NODE_ENV];
