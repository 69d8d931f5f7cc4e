console.log(199);
