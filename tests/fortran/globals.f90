! Common blocks, saved variables, data, input and output.
block data start
  integer :: counts(4)
  common /shared/ counts
  data counts /1, 2*5, 7/
end block data start

program totals
  implicit none
  integer :: counts(4), index
  real(8), save :: weights(3) = [0.25d0, 0.5d0, 0.25d0]
  logical :: done
  common /shared/ counts
  done = .false.
  do index = 1, 4
    counts(index) = ishft(counts(index), 1)
    done = done .or. counts(index) > 10
  end do
  print *, 'total', sum(counts), dot_product(weights, real(counts(1:3), 8)), done
  if (.not. done) stop 2
end program totals
