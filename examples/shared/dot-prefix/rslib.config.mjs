const item = (id, assetPrefix) => ({ id, bundle: false, output: { target: 'web', distPath: 'dist/' + id, assetPrefix } });
export default { lib: [item('auto', 'auto'), item('dot', './')] };
