globalThis.console.log('pulse');
