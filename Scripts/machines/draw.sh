#!/bin/sh
# Draws all goldens and all scenes: draw.sh RENDER FOLDER. Prints nothing; writes fingerprints of
# the goldens' pixels and the scenes' PNG files to FOLDER. Runs in the package's folder.

program=$1 folder=$2
mkdir -p "$folder" || exit 20
"$program" golden digest >"$folder/goldens.txt" || exit
"$program" list | cut -d ' ' -f 1 | while read -r scene; do
  "$program" "$scene" --scale 2 "$folder/$scene.png" || exit
done || exit
for file in Documentation/Scenes/*.yml; do
  "$program" "$file" "$folder/${file##*/}.png" || exit
done
