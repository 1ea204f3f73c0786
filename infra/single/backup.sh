#!/bin/sh
# Backs up every night at 02:30 UTC, and at once when that night's is missing; `backup.sh now`: once, whatever there is.
# Who may read these files may read every conversation.
set -eu
umask 077

folder=/backups
begins=$((2 * 3600 + 30 * 60))

# One after another, and none under the name of another: names are seconds.
back_up() (
  exec 9> /tmp/backup.lock
  flock 9
  at=$(now)
  while [ -e "$folder/$at.dump" ]; do
    sleep 1
    at=$(now)
  done
  pg_dump --format=custom --file="$folder/part"
  # As `job erasures export` prints them. After the dump, so that those who left meanwhile are in one of the two.
  psql --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 --output="$folder/part.tombstones" <<'SQL'
SELECT json_build_object(
  'subHash', encode(sub_hash, 'hex'),
  'erasedAt', to_char(erased_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'aheadSignIns', ahead_sign_ins
) FROM profile.tombstone ORDER BY sub_hash
SQL
  sync "$folder/part" "$folder/part.tombstones"
  mv "$folder/part.tombstones" "$folder/$at.tombstones"
  mv "$folder/part" "$folder/$at.dump"
  find "$folder" -type f \( -name '*.dump' -o -name '*.tombstones' \) -mtime "+$BACKUP_DAYS" -delete
  echo "backup $folder/$at.dump: $(wc -c < "$folder/$at.dump") bytes"
)

now() { date -u +%Y-%m-%dT%H%M%SZ; }

# The night that a time belongs to, in seconds since 1970.
night() { echo $((($1 - begins) / 86400)); }

newest() {
  found=$(find "$folder" -name '*.dump' -exec stat -c %Y {} + | sort -n | tail -n 1)
  echo "${found:-0}"
}

case ${1-} in
  now) back_up ;;
  # The container's health: the newest backup is younger than 26 hours.
  check) [ "$(newest)" -gt $(($(date +%s) - 26 * 3600)) ] ;;
  '')
    trap 'exit 0' TERM INT
    while true; do
      [ "$(night "$(newest)")" -ge "$(night "$(date +%s)")" ] || back_up
      sleep 60 &
      wait $!
    done
    ;;
  *)
    echo "usage: backup.sh [now|check]" >&2
    exit 2
    ;;
esac
