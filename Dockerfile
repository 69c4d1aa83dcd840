# An official image of Swift's toolchain with the packages for building and drawing:
#
#   docker build -t offscreen-uikit .                              # Debian 12
#   docker build -t offscreen-uikit --build-arg SWIFT=6.3-noble .  # Ubuntu 24.04; 6.3-jammy is 22.04
#
# Scripts/prove-workflows runs its shell commands; no image has been built from it yet.
ARG SWIFT=6.3-bookworm
FROM swift:${SWIFT}

COPY system-packages.txt /tmp/system-packages.txt
RUN apt-get update \
  && sed 's/#.*//' /tmp/system-packages.txt | xargs apt-get install -y --no-install-recommends \
  && rm -rf /var/lib/apt/lists/* /tmp/system-packages.txt

WORKDIR /package
