globalThis.document.title = 'set before';
