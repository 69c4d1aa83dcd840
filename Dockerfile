# Debian 12 with the toolchain, and what building and drawing need: docker build -t offscreen-uikit .
# The image of the toolchain is Swift's own, made from Debian 12.
FROM swift:6.3-bookworm

COPY system-packages.txt /tmp/system-packages.txt
RUN apt-get update \
  && sed 's/#.*//' /tmp/system-packages.txt | xargs apt-get install -y --no-install-recommends \
  && rm -rf /var/lib/apt/lists/* /tmp/system-packages.txt

WORKDIR /package
