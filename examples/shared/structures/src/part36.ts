console.log(36);
