# The compiled program and the few libraries of glibc that it loads; nothing else is in the image.
# Build: bun run build:binary && docker build -t colorin .
FROM debian:12-slim AS libraries
RUN mkdir -p /rootfs/lib64 /rootfs/lib/x86_64-linux-gnu /rootfs/tmp /data \
 && cp -L /lib64/ld-linux-x86-64.so.2 /rootfs/lib64/ \
 && for name in libc.so.6 libm.so.6 libpthread.so.0 libdl.so.2 librt.so.1 libgcc_s.so.1; do cp -L "/lib/x86_64-linux-gnu/$name" /rootfs/lib/x86_64-linux-gnu/; done \
 && chmod 1777 /rootfs/tmp

FROM scratch
COPY --from=libraries /rootfs/ /
COPY --from=libraries --chown=65532:65532 /data /data
COPY out/colorin /colorin
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data TMPDIR=/data
USER 65532:65532
EXPOSE 3000
VOLUME /data
# Told to stop, it waits for paid calls under way, for up to STOP_TIMEOUT_MS (240 s): run it with --stop-timeout 250.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/colorin"]
