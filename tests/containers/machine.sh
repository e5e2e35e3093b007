#!/usr/bin/env bash
# `machine.sh FOLDER OLD`, in a clone whose .venv/dev is built: makes a Debian 13 with its own Docker in FOLDER, where there is
# neither a Docker nor an image registry. Needs root on Debian, and the registries of Debian's and of Python's packages.
#
# That Docker has the image of this tree as localhost/oxo, of OLD, a clone of an earlier version, as localhost/oxo-old, and
# stand-ins for what they are built upon and run beside: Debian's Python and PostgreSQL, and the Caddy of .venv. It has a
# mount and a network namespace of its own, so this machine's network stays as it is. `FOLDER/in COMMAND …` runs a command
# there, in the folder that DIR names; `FOLDER/stop` ends it.
set -euo pipefail
folder=$(mkdir -p "$1" && readlink -f "$1")
old=$(readlink -f "$2")
here=$(dirname "$(readlink -f "$0")")
machine=$folder/machine
namespace=oxo-machine
certificates=/etc/ssl/certs/ca-certificates.crt
mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources | head -n 1)

install_packages() {
  local missing=()
  for package in buildah debootstrap iproute2 iptables; do
    dpkg-query --show --showformat='${Status}' "$package" 2> /dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

make_debian() {
  debootstrap --variant=minbase --include=ca-certificates,iproute2,iptables,netbase,procps,tzdata trixie "$machine" "$mirror"
  echo "deb $mirror-security trixie-security main" >> "$machine/etc/apt/sources.list"
  printf '#!/bin/sh\nexit 101\n' > "$machine/usr/sbin/policy-rc.d" # No package starts a service.
  chmod +x "$machine/usr/sbin/policy-rc.d"
  local container
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$machine" / > "$folder/debian.id"
  buildah commit --quiet --rm "$container" oxo-debian
  cp /etc/resolv.conf "$machine/etc/"
  DEBIAN_FRONTEND=noninteractive chroot "$machine" apt-get install -y -qq --no-install-recommends \
    docker.io docker-cli docker-compose docker-buildx git sudo
}

# build TAG CONTAINERFILE CONTEXT: packages come by this machine's network and certificates, neither of which stays in an
# image. A digest names one image of a registry, which no image that is built here can be.
build() {
  printf '[global]\ncert = %s\n' "$certificates" > "$folder/pip.conf"
  sed 's/@sha256:[0-9a-f]*//' "$2" > "$folder/Containerfile"
  local ignored=()
  [ ! -e "$3/.dockerignore" ] || ignored=(--ignorefile "$3/.dockerignore")
  buildah build --isolation chroot --network host --format docker --pull=never --layers --tag "$1" "${ignored[@]}" \
    --volume "$certificates:$certificates:ro" --volume "$folder/pip.conf:/etc/pip.conf:ro" --file "$folder/Containerfile" "$3"
}

named() { sed -n "s/.*\b\($1:[^@ ]*\).*/docker.io\/library\/\1/p" Dockerfile deploy/compose.http.yaml | head -n 1; }

build_images() {
  mkdir -p "$folder/context"
  cp .venv/bin/caddy "$here/postgres-entrypoint.sh" "$folder/context/"
  for each in python postgres caddy; do build "$(named $each)" "$here/$each.Containerfile" "$folder/context"; done
  build localhost/oxo Dockerfile .
  build localhost/oxo-old "$old/Dockerfile" "$old"
}

start_docker() {
  [ -e "/run/netns/$namespace" ] || ip netns add "$namespace"
  nsenter --net="/run/netns/$namespace" ip link set lo up
  cat > "$folder/inside" <<INSIDE
mount --rbind "$machine" "$machine"
for each in proc dev; do mount --rbind "/\$each" "$machine/\$each"; done
mount -t sysfs sysfs "$machine/sys"
controllers=\$(ls /sys/fs/cgroup)
mkdir -p "$machine/outside"
cd "$machine"
pivot_root . outside # In a mere chroot \`docker exec\`, and so every health check, fails.
if [ -e /outside/sys/fs/cgroup/cgroup.controllers ]; then
  mount -t cgroup2 cgroup2 /sys/fs/cgroup
else
  mount -t tmpfs -o mode=755 tmpfs /sys/fs/cgroup
  for each in cpu cpuacct cpuset memory devices freezer blkio pids; do
    mkdir "/sys/fs/cgroup/\$each"
    mount -t cgroup -o "\$each" cgroup "/sys/fs/cgroup/\$each"
  done
fi
umount -l /outside
rm -f /run/docker.pid /run/docker.sock
echo 'nameserver 127.0.0.1' > /etc/resolv.conf # Nobody answers there: an unknown name fails at once.
exec dockerd > /var/log/dockerd.log 2>&1
INSIDE
  cat > "$folder/in" <<IN
#!/bin/sh
exec nsenter --target="\$(cat "$machine/run/docker.pid")" --mount --net --root env --ignore-environment HOME=/root TERM=dumb \\
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin sh -c 'cd "\$1" && shift && exec "\$@"' sh "\${DIR:-/root}" "\$@"
IN
  cat > "$folder/stop" <<STOP
#!/bin/sh
kill "\$(cat "$machine/run/docker.pid")"
while [ -e "$machine/run/docker.pid" ]; do sleep 0.2; done
ip netns delete $namespace
STOP
  chmod +x "$folder/in" "$folder/stop"
  setsid nsenter --net="/run/netns/$namespace" unshare --mount --propagation private sh -e "$folder/inside" \
    < /dev/null > "$folder/inside.log" 2>&1 &
  local tries=0
  until [ -S "$machine/run/docker.sock" ] && "$folder/in" docker version > "$folder/docker.log" 2>&1; do
    ((++tries < 120)) || { tail "$folder/inside.log" "$machine/var/log/dockerd.log"; return 1; }
    sleep 0.5
  done
}

load_images() {
  for image in localhost/oxo localhost/oxo-old "$(named postgres)" "$(named caddy)"; do
    buildah push --quiet "$image" "docker-archive:$machine/image.tar:$image"
    "$folder/in" docker load --quiet --input /image.tar
    rm "$machine/image.tar"
  done
}

log=$folder/machine.log
echo "making a machine in $folder; $log says how far it is"
{
  install_packages
  [ -x "$machine/usr/sbin/dockerd" ] || make_debian
  build_images
  [ -S "$machine/run/docker.sock" ] && "$folder/in" docker version || start_docker
  # What a run that failed has left.
  "$folder/in" sh -c 'docker ps --all --quiet | xargs -r docker rm --force; docker volume ls --quiet | xargs -r docker volume rm'
  load_images
} > "$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
