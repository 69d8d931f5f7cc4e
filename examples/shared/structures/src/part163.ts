console.log(163);
