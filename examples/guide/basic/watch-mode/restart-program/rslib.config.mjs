import { spawn } from 'node:child_process';

let program;

export default {
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [
    {
      name: 'restart',
      setup(api) {
        api.onAfterBuild(({ isWatch, stats }) => {
          console.log('after build');
          if (!isWatch || stats?.hasErrors()) return;
          program?.kill();
          program = spawn('node', ['dist/index.js'], { stdio: 'inherit' });
        });
        api.onCloseBuild(() => program?.kill());
      },
    },
  ],
};
