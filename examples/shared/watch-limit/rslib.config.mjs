export default { tools: { rspack: { watchOptions: process.env.POLL ? { poll: 300 } : {} } } };
