console.log(127);
