const timer = {
  name: 'timer',
  setup(api) {
    const interval = setInterval(() => {}, 1000);
    api.onCloseBuild(() => clearInterval(interval));
  },
};
export default { plugins: [timer] };
