throw new Error('babel.config was read');
