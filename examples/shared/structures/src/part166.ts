console.log(166);
