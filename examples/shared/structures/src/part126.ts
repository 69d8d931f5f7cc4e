console.log(126);
