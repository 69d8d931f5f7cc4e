export default { lib: [{ source: { entry: ['src/index.ts', 'src/text/pad.ts'] } }] };
