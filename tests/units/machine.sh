#!/usr/bin/env bash
# `machine.sh FOLDER`: makes a Debian 13 in FOLDER/machine and boots its systemd there, in namespaces of its own, where this
# machine is not run by systemd. Needs root on Debian, cgroups of version 2 (beside version 1 will do), and Debian's packages.
#
# It shares this machine's network, and nothing in it touches that: no service of its own is started but the journal, D-Bus
# and logins. Limits of memory and processes hold only where the kernel's controllers are in version 2. `FOLDER/in COMMAND …`
# runs a command there, in the folder that DIR names; `FOLDER/stop` ends it.
set -euo pipefail
folder=$(mkdir -p "$1" && readlink -f "$1")
machine=$folder/machine
group=$folder/cgroup
mirror=$(sed -n 's/^URIs: *//p' /etc/apt/sources.list.d/debian.sources | head -n 1)
certificates=/etc/ssl/certs/ca-certificates.crt

make_debian() {
  [ ! -e "$folder/made" ] || return 0
  command -v debootstrap > /dev/null || { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq debootstrap; }
  debootstrap --variant=minbase --include=ca-certificates,dbus,git,libpam-systemd,procps,python3,python3-venv,sudo,systemd,systemd-sysv \
    trixie "$machine" "$mirror"
  ln -s /dev/null "$machine/etc/systemd/system/systemd-networkd.service"
  cp "$certificates" "$machine$certificates"
  printf '[global]\ncert = %s\n' "$certificates" > "$machine/etc/pip.conf"
  cp /etc/resolv.conf "$machine/etc/"
  echo localhost > "$machine/etc/hostname" # The one name that it can resolve.
  touch "$folder/made"
}

boot() {
  cat > "$folder/inside" <<INSIDE
mount --make-rprivate /
mount --bind "$machine" "$machine"
cd "$machine"
mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for each in null zero full random urandom tty; do touch dev/\$each; mount --bind /dev/\$each dev/\$each; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
mount -t tmpfs tmpfs dev/shm
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=755 tmpfs run
mkdir -p outside
pivot_root . outside
umount -l outside
mount --make-rshared / # As systemd wants it of whoever starts it so: credentials are mounted.
exec env -i container=oxo PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd
INSIDE
  mkdir -p "$group"
  mountpoint -q "$group" || mount -t cgroup2 none "$group"
  mkdir -p "$group/oxo-units"
  setsid sh -c 'echo $$ > "$1/oxo-units/cgroup.procs"; exec unshare --mount --pid --fork --uts --ipc --cgroup --kill-child sh -e "$2"' \
    sh "$group" "$folder/inside" < /dev/null > "$folder/inside.log" 2>&1 &
  echo $! > "$folder/outside.pid"
  cat > "$folder/in" <<IN
#!/bin/sh
exec nsenter --target="\$(pgrep --parent "\$(cat "$folder/outside.pid")")" --mount --pid --uts --ipc --cgroup --root \\
  env --ignore-environment DIR="\${DIR:-/root}" HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \\
  sh -c 'cd "\$DIR" && exec "\$@"' sh "\$@"
IN
  cat > "$folder/stop" <<STOP
#!/bin/sh
kill -9 "\$(cat "$folder/outside.pid")"
while ! rmdir "$group"/oxo-units/*/*/ "$group"/oxo-units/*/ "$group/oxo-units" 2> /dev/null; do
  [ -d "$group/oxo-units" ] || break
  sleep 0.2
done
umount "$group"
STOP
  chmod +x "$folder/in" "$folder/stop"
  local tries=0
  until "$folder/in" systemctl is-active multi-user.target; do
    ((++tries < 120)) || { cat "$folder/inside.log"; return 1; }
    sleep 0.5
  done
}

log=$folder/machine.log
echo "making a machine in $folder; $log says how far it is"
{ make_debian && boot; } > "$log" 2>&1 || { tail -n 20 "$log"; exit 1; }
